import { INVITATIONS_MESSAGES } from '@oaklet/api'
import { showToast, Switch, TextField } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { useUser } from '../../../shared/use-session'
import { assignmentRefusals } from '../assignments/assignment-form'
import { AssignmentFields } from '../assignments/AssignmentFields'
import { WithChoices } from '../assignments/WithChoices'
import { invitationWrites } from '../staff-queries'
import { useStaffOrganization } from '../use-staff-organization'
import { InvitationProblem } from './InvitationProblem'
import { inviteBodyOf, inviteErrors, newInviteValues } from './invite-form'

/** Asks a person by e-mail to work here; sending twice invites once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { orgId, refresh } = useStaffOrganization()
  const { assignedPractices } = useUser()
  const form = useForm({
    initial: newInviteValues(assignedPractices),
    errorsOf: inviteErrors,
    refusalsOf: assignmentRefusals,
  })
  const invite = useMutation({
    ...invitationWrites(useApi(), orgId).create(),
    // Also when the page was left before the answer.
    onSuccess: ({ email }) => {
      void refresh()
      showToast({ title: `Invitation sent to ${email}`, tone: 'good' })
    },
  })
  const { keyFor } = useIdempotencyKey()
  const send = () => {
    if (!form.check()) return
    const body = inviteBodyOf(form.values)
    invite.mutate({ body, idempotencyKey: keyFor(body) }, { onSuccess: onClose, onError: form.refuse })
  }

  return (
    <FormDialog
      title="Invite someone"
      form={form}
      submitLabel="Send invitation"
      pendingLabel="Sending…"
      isPending={invite.isPending}
      // What is on its way can't be taken back by closing.
      staysWhilePending
      notice={
        invite.error !== null &&
        !form.isStopped && (
          <InvitationProblem error={invite.error} fallback={INVITATIONS_MESSAGES.create} isNew />
        )
      }
      onSubmit={send}
      onClose={onClose}
    >
      <TextField label="Name" autoFocus autoComplete="off" {...form.field('name')} />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        spellCheck="false"
        description="We send a link there that is good for seven days."
        {...form.field('email')}
      />
      <TextField label="Credentials" isOptional autoComplete="off" {...form.field('credentials')} />
      <Switch isSelected={form.values.isClinician} onChange={(isClinician) => form.change({ isClinician })}>
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
    </FormDialog>
  )
}
