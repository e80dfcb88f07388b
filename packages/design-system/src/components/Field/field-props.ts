import type { FieldProps } from './FieldFrame'

/** Splits a field's props into what its frame shows and what React Aria's field takes. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, isLabelHidden, description, errorMessage, isOptional, ...control } = props
  return {
    frame: {
      label,
      isLabelHidden: isLabelHidden ?? false,
      description,
      errorMessage,
      isOptional: isOptional ?? false,
    },
    control: {
      ...control,
      isInvalid: errorMessage !== undefined && errorMessage !== '',
      validationBehavior: 'aria' as const,
      'data-field': props.name,
    },
  }
}
