declare const face: unique symbol;

/**
 * A value that some seats must not see. Only the compiler knows it: at run time a sealed number is a number, so states
 * stay plain JSON. The compiler refuses it on the table and in public events.
 */
export interface Sealed<T> {
  readonly [face]: T;
}

export const seal = <T>(value: T): Sealed<T> => value as unknown as Sealed<T>;

/** The only way to read a sealed value, so that a search for `peek(` lists every place that does. */
export const peek = <T>(value: Sealed<T>): T => value as unknown as T;

/**
 * Whether T can hold a sealed value anywhere, which a type such as `unknown` can. The brackets keep a union from
 * distributing into `boolean`, which would let it pass.
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
