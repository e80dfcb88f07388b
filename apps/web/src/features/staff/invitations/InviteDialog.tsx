import { INVITATIONS_MESSAGES } from '@oaklet/api'
import { Button, Dialog, Form, Inline, showToast, Switch, TextField } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { DiscardQuestion } from '../../../shared/DiscardQuestion'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { useUser } from '../../../shared/use-session'
import { assignmentRefusals } from '../assignments/assignment-form'
import { AssignmentFields } from '../assignments/AssignmentFields'
import { WithChoices } from '../assignments/WithChoices'
import { invitationWrites } from '../staff-queries'
import { useFormValues } from '../../../shared/use-form-values'
import { useStaffOrganization } from '../use-staff-organization'
import { InvitationProblem } from './InvitationProblem'
import { inviteBodyOf, inviteErrors, newInviteValues } from './invite-form'

/** Asks somebody by e-mail to work here; sending twice invites once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { orgId, refresh } = useStaffOrganization()
  const { assignedPractices } = useUser()
  const form = useFormValues(newInviteValues(assignedPractices), {
    errorsOf: inviteErrors,
    refusalsOf: (_, refused) => assignmentRefusals(refused),
  })
  const invite = useMutation({
    ...invitationWrites(useApi(), orgId).create(),
    // Also when the page was left before the answer.
    onSuccess: ({ email }) => {
      void refresh()
      showToast({ title: `Invitation sent to ${email}`, tone: 'good' })
    },
  })
  const keyFor = useIdempotencyKey()
  const text = (name: 'name' | 'email' | 'credentials') => ({
    name,
    value: form.values[name],
    errorMessage: form.errorAt(name),
    onChange: (value: string) => form.change({ [name]: value }),
  })

  const send = () => {
    if (!form.check()) return
    const body = inviteBodyOf(form.values)
    invite.mutate({ body, idempotencyKey: keyFor(body) }, { onSuccess: onClose, onError: form.refuse })
  }

  // What is on its way can't be taken back by closing.
  const close = (askToClose: () => void) => !invite.isPending && askToClose()

  return (
    <DiscardQuestion isNeeded={form.isTouched} onDiscard={onClose}>
      {(askToClose) => (
        <Dialog title="Invite someone" isOpen onOpenChange={(isOpen) => !isOpen && close(askToClose)}>
          <Form
            onSubmit={send}
            isPending={invite.isPending}
            errors={form.errors}
            footer={
              <Inline gap="m" justify="end">
                <Button onPress={() => close(askToClose)}>Cancel</Button>
                <Button type="submit" tone="primary" isPending={invite.isPending}>
                  {invite.isPending ? 'Sending…' : 'Send invitation'}
                </Button>
              </Inline>
            }
          >
            {invite.error !== null && form.errors.length === 0 && (
              <InvitationProblem error={invite.error} fallback={INVITATIONS_MESSAGES.create} isNew />
            )}
            <TextField label="Name" autoFocus autoComplete="off" {...text('name')} />
            <TextField
              label="E-mail"
              type="email"
              autoComplete="off"
              spellCheck="false"
              description="We send a link there that is good for seven days."
              {...text('email')}
            />
            <TextField label="Credentials" isOptional autoComplete="off" {...text('credentials')} />
            <Switch
              isSelected={form.values.isClinician}
              onChange={(isClinician) => form.change({ isClinician })}
            >
              Can hold appointments
            </Switch>
            <WithChoices>
              {(choices) => (
                <AssignmentFields
                  choices={choices}
                  values={form.values}
                  errorAt={form.errorAt}
                  onChange={form.change}
                />
              )}
            </WithChoices>
          </Form>
        </Dialog>
      )}
    </DiscardQuestion>
  )
}
