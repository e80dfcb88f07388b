import { Button, Form, Stack } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import type { PublicFormState } from './use-public-form'
import { WaitBanner } from './WaitBanner'

interface PublicFormProps {
  /** Of `usePublicForm`. */
  form: PublicFormState
  /** Stands above the fields as long as nothing went wrong. */
  notice?: ReactNode
  /** What sending it does, and the same while it is under way. */
  verb: string
  doing: string
  children: ReactNode
}

/** The form of a public page: what went wrong, the fields, and one button as wide as they are. */
export function PublicForm({ form, notice, verb, doing, children }: PublicFormProps) {
  const { problem, count, errors, isPending, submit } = form
  return (
    <>
      {problem === null ? notice : <WaitBanner key={count} {...problem} />}
      <Form
        onSubmit={() => void submit()}
        isPending={isPending}
        errors={errors}
        footer={
          <Button type="submit" tone="primary" width="full" isPending={isPending}>
            {isPending ? doing : verb}
          </Button>
        }
      >
        <Stack gap="xl">{children}</Stack>
      </Form>
    </>
  )
}
