export interface TextFile {
  readonly name: string;
  readonly text: string;
  /** A match unless told otherwise. */
  readonly type?: string;
}

/** Lets the browser keep a text as a file. */
export const saveFile = ({ name, text, type = 'application/x-ndjson' }: TextFile): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
