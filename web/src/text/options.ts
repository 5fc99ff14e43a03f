/** The titles of a game's options and of their values, by name. */
interface OptionTexts {
  readonly [option: string]: {
    readonly title: string;
    readonly values: { readonly [value: string]: string };
  };
}

/** An option's title and its values in words; a value without a text stands for itself. */
export const optionText = (
  texts: OptionTexts,
  name: string,
): { readonly title: string; value(value: unknown): string } => {
  const option = Object.hasOwn(texts, name) ? texts[name] : undefined;
  return { title: option?.title ?? name, value: value => option?.values[String(value)] ?? String(value) };
};
