import type { FormError } from '@oaklet/design-system'
import { useFormValues } from './use-form-values'

type Texts<Name extends string> = Readonly<Record<Name, string>>

/** What is typed into a small form of texts, and what is wrong with it; leaving it asks first. */
export function useFields<Name extends string>(
  initial: Texts<Name>,
  errorsOf: (values: Texts<Name>) => FormError[],
) {
  const { change, errorAt, ...form } = useFormValues<Texts<Name>>(initial, { errorsOf })
  return {
    ...form,
    /** What a field of the form is fed with. */
    field: (name: Name) => ({
      name,
      value: form.values[name],
      onChange: (value: string) => change({ [name]: value } as Partial<Texts<Name>>),
      errorMessage: errorAt(name),
    }),
  }
}
