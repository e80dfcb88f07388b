import type { ReactNode } from 'react'
import type { FormState } from '../../shared/forms/use-form'

/** What stands in the fields of a page, by their names. */
export type PageValues = Record<string, string | number | boolean | string[] | null>

/** What the fields of a page are given. */
export interface FieldsProps {
  form: FormState<PageValues>
}

/** A page of a form: its fields, and what stands in them before anything is typed. */
export interface FormPage {
  empty: PageValues
  Fields: (props: FieldsProps) => ReactNode
}

/** The props of a text field of a page. */
export const textField = ({ values, change, errorAt }: FieldsProps['form'], name: string) => ({
  name,
  value: String(values[name] ?? ''),
  errorMessage: errorAt(name),
  onChange: (value: string) => change({ [name]: value }),
})

/** The props of a checkbox of a page. */
export const tick = ({ values, change }: FieldsProps['form'], name: string) => ({
  name,
  isSelected: values[name] === true,
  onChange: (isSelected: boolean) => change({ [name]: isSelected }),
})

/** The props of a date field of a page. */
export const dateField = ({ values, change, errorAt }: FieldsProps['form'], name: string) => ({
  name,
  value: typeof values[name] === 'string' ? values[name] : null,
  errorMessage: errorAt(name),
  onChange: (value: string | null) => change({ [name]: value }),
})
