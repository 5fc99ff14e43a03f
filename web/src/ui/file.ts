export interface TextFile {
  readonly name: string;
  readonly text: string;
  /** Defaults to the type of a match file. */
  readonly type?: string;
}

/** Downloads a text as a file. */
export const saveFile = ({ name, text, type = 'application/x-ndjson' }: TextFile): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
