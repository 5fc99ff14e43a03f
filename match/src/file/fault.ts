const LITERAL = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SPACE = ' \t\r\n';

const matchAt = (pattern: RegExp, text: string, at: number): number | undefined => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
};

/** Returns the end of the string that begins here, or the place of its fault. */
const readString = (text: string, from: number): { readonly end: number } | { readonly fault: number } => {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') {
    if (text[at]! < ' ') return { fault: at };
    const behind = text[at] === '\\' ? matchAt(ESCAPE, text, at) : at + 1;
    if (behind === undefined) return { fault: at };
    at = behind;
  }
  return at < text.length ? { end: at + 1 } : { fault: at };
};

/** What may come next. Right after an opening bracket, the closing one may follow. */
type Next = 'value' | 'value or ]' | 'key' | 'key or }' | 'colon' | 'comma or end' | 'end';

/**
 * Returns the offset of the first character that JSON does not allow, or the length of a text that only ends too early.
 * It serves messages: it runs after JSON.parse has refused a text.
 */
export const findFirstFault = (text: string): number => {
  const open: string[] = [];
  let next: Next = 'value';
  let at = 0;
  while (at < text.length) {
    const sign = text[at]!;
    if (SPACE.includes(sign)) {
      at++;
      continue;
    }
    const after = takePunctuation(sign, next, open);
    if (after) {
      next = after;
      at++;
      continue;
    }
    const isKey = next === 'key' || next === 'key or }';
    if (!isKey && next !== 'value' && next !== 'value or ]') return at;
    const string = sign === '"' ? readString(text, at) : undefined;
    if (string && 'fault' in string) return string.fault;
    const end: number | undefined = string?.end ?? (isKey ? undefined : matchAt(LITERAL, text, at));
    if (end === undefined) return at;
    next = isKey ? 'colon' : afterValue(open);
    at = end;
  }
  return at;
};

const afterValue = (open: readonly string[]): Next => (open.length > 0 ? 'comma or end' : 'end');

/** Accepts a bracket, comma or colon where it is allowed, and returns what may come next. */
const takePunctuation = (sign: string, next: Next, open: string[]): Next | undefined => {
  switch (sign) {
    case '[':
    case '{':
      if (next !== 'value' && next !== 'value or ]') return undefined;
      open.push(sign);
      return sign === '[' ? 'value or ]' : 'key or }';
    case ']':
    case '}':
      if (open.at(-1) !== (sign === ']' ? '[' : '{')) return undefined;
      if (next !== 'comma or end' && next !== 'value or ]' && next !== 'key or }') return undefined;
      open.pop();
      return afterValue(open);
    case ',':
      if (next !== 'comma or end') return undefined;
      return open.at(-1) === '{' ? 'key' : 'value';
    case ':':
      return next === 'colon' ? 'value' : undefined;
    default:
      return undefined;
  }
};
