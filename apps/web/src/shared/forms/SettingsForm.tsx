import { Button, Form, type FormError, Inline, Stack } from '@oaklet/design-system'
import { type ReactNode, useId } from 'react'
import { FormFailure } from './FormFailure'
import { useKeptFocus } from '../use-kept-focus'

interface SettingsFormProps {
  /** Names the form. */
  label: string
  errors: readonly FormError[]
  isPending: boolean
  /** What went wrong; null while nothing did. */
  error: unknown
  /** Said when the server gives no sentence of its own. */
  fallback: string
  submitLabel: string
  pendingLabel: string
  /** True when nothing can be saved any more: the fields stay, so that what is typed can be read and copied. */
  isOver?: boolean
  onSubmit: () => void
  /** The other buttons, after the one that sends. */
  more?: ReactNode
  /** Stands above the fields, like a choice between two versions. */
  notice?: ReactNode
  children: ReactNode
}

/** A few fields that are saved by themselves; a failure keeps everything typed. */
export function SettingsForm(props: SettingsFormProps) {
  const {
    label,
    errors,
    isPending,
    error,
    fallback,
    submitLabel,
    pendingLabel,
    isOver = false,
    onSubmit,
    more,
    notice,
    children,
  } = props
  const submitId = useId()
  // The notice goes with the choice that it offers, at once or when that is saved.
  useKeptFocus(`${Boolean(notice)} ${isPending}`, submitId)
  return (
    <Form
      label={label}
      onSubmit={() => {
        if (!isOver) onSubmit()
      }}
      isPending={isPending}
      errors={errors}
      footer={
        !isOver && (
          <Inline gap="m">
            <Button id={submitId} type="submit" tone="primary" isPending={isPending}>
              {isPending ? pendingLabel : submitLabel}
            </Button>
            {more}
          </Inline>
        )
      }
    >
      <Stack gap="xl">
        {notice}
        <FormFailure error={error} fallback={fallback} isAtField={errors.length > 0} />
        {children}
      </Stack>
    </Form>
  )
}
