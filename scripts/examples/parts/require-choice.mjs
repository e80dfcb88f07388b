import { ScriptError } from './ScriptError.mjs'

/** The value itself when it is among the choices; otherwise a ScriptError that lists them. */
export function requireChoice(option, value, choices) {
  if (choices.includes(value)) return value
  throw new ScriptError(`--${option} is one of: ${choices.join(', ')}.`, 2)
}
