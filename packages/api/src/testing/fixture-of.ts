import type * as z from 'zod/mini'

/** A fixture: a value that keeps a contract, some of whose fields a test may change. */
export interface Fixture<Value> {
  (changes?: Partial<Value>): Value
  /** The contract that the value keeps. */
  schema: z.ZodMiniType<Value>
}

/** Makes a fixture of `schema`; `make` returns its value anew for each call. */
export const fixtureOf = <Value>(schema: z.ZodMiniType<Value>, make: () => Value): Fixture<Value> =>
  Object.assign((changes: Partial<Value> = {}): Value => ({ ...make(), ...changes }), { schema })
