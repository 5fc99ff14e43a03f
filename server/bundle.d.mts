/** By the names that the files get in the folder. */
export declare const bundle: (entries: Readonly<Record<string, string>>, folder: string) => Promise<void>;
/** The server as it is shipped. */
export declare const bundleServer: (folder: string) => Promise<void>;
