/** The texts of a game's options, by name; the values of a pick by themselves. */
interface OptionTexts {
  readonly [option: string]: {
    readonly title: string;
    readonly values: { readonly [value: string]: string };
  };
}

/** A title and the name of each value; what has no text stands for itself. */
export const optionText = (
  texts: OptionTexts,
  name: string,
): { readonly title: string; value(value: unknown): string } => {
  const option = Object.hasOwn(texts, name) ? texts[name] : undefined;
  return { title: option?.title ?? name, value: value => option?.values[String(value)] ?? String(value) };
};
