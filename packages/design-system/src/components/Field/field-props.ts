import type { FieldProps } from './FieldFrame'

/** Splits a field's props into what its frame shows and what React Aria's field takes. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, isLabelHidden, description, errorMessage, isOptional, ...control } = props
  const isInvalid = errorMessage !== undefined && errorMessage !== ''
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
      // An explicit `false` would silence React Aria's own checks, such as a date that is too late.
      ...(isInvalid && { isInvalid }),
      validationBehavior: 'aria' as const,
      'data-field': props.name,
    },
    box: { isInvalid, isDisabled: props.isDisabled ?? false },
  }
}
