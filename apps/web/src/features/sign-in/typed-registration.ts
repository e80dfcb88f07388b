import { stateField, stateText } from './frame/history-state'

/** All of a registration but its password: what the page that asks for it hands on to the page for the code. */
export interface TypedRegistration {
  name: string
  practiceName: string
  email: string
  timeZone: string
}

/** Reads it out of a location's state; undefined when it isn't there, or not whole. */
export function typedRegistration(state: unknown): TypedRegistration | undefined {
  const typed = stateField(state, 'registration')
  const name = stateText(typed, 'name')
  const practiceName = stateText(typed, 'practiceName')
  const email = stateText(typed, 'email')
  const timeZone = stateText(typed, 'timeZone')
  const isWhole =
    name !== undefined && practiceName !== undefined && email !== undefined && timeZone !== undefined
  return isWhole ? { name, practiceName, email, timeZone } : undefined
}
