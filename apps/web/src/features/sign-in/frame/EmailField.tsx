import { TextField, type TextFieldProps } from '@oaklet/design-system'

type EmailFieldProps = Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'errorMessage' | 'description'>

/** The e-mail that a person signs in with, which password managers keep the password under. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField label="E-mail" type="email" autoComplete="username" spellCheck="false" {...props} />
)
