export interface TextFile {
  readonly name: string;
  readonly text: string;
  /** Defaults to the type of a match file. */
  readonly type?: string;
}

/** Downloads a text as a file. */
export const saveFile = ({ name, text, type = 'application/x-ndjson' }: TextFile): void =>
  saveBlob(name, new Blob([text], { type }));

/** Downloads any content as a file. */
export const saveBlob = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
