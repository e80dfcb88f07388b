import type { FormError } from '@oaklet/design-system'
import type { ClientValues } from './client-form'
import type { ChangeClient } from './use-client-form'

/** The parts of the form that are plain text. */
type TextName = {
  [Name in keyof ClientValues]: ClientValues[Name] extends string
    ? string extends ClientValues[Name]
      ? Name
      : never
    : never
}[keyof ClientValues]

/** What a text box of the form is fed with. */
export const textProps =
  (values: ClientValues, errors: readonly FormError[], onChange: ChangeClient) => (name: TextName) => ({
    name,
    value: values[name],
    onChange: (value: string) => onChange({ [name]: value }),
    errorMessage: errors.find(({ path }) => path === name)?.message,
  })
