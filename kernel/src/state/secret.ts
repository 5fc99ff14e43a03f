declare const face: unique symbol;

/**
 * A value that somebody must not see. It exists for the compiler alone: at run time a sealed number is a
 * number, so states stay plain JSON. The compiler refuses it on the table and in public events.
 */
export interface Sealed<T> {
  readonly [face]: T;
}

export const seal = <T>(value: T): Sealed<T> => value as unknown as Sealed<T>;

/** The only way to look at a sealed value: searching for `peek(` lists every place that does. */
export const peek = <T>(value: Sealed<T>): T => value as unknown as T;

/**
 * Whether a sealed value can be found anywhere in T; also in what may be anything, such as `unknown`. The
 * brackets keep a union from distributing into `boolean`, which a first version let through.
 */
export type HasSealed<T> = unknown extends T
  ? true
  : [Extract<T, Sealed<unknown>>] extends [never]
    ? T extends readonly (infer Item)[]
      ? HasSealed<Item>
      : T extends object
        ? Sealed<unknown> extends T
          ? true
          : { [P in keyof T]-?: HasSealed<T[P]> }[keyof T]
        : false
    : true;
