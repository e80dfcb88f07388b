import { STAFF_MESSAGES } from '@oaklet/api'
import type { StaffMember } from '@oaklet/api/contract'
import { AlertDialog, Button, showToast } from '@oaklet/design-system'
import { useState } from 'react'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { personWrites } from '../staff-queries'
import { useSavePerson } from '../use-save-person'
import { useStaffOrganization } from '../use-staff-organization'

const DeactivateDialog = lazyDialog<{ member: StaffMember; onClose: () => void }>(
  ({ member }) => `Deactivate ${member.name}`,
  async () => (await import('./DeactivateDialog')).DeactivateDialog,
)

/** What went wrong with bringing a person back, for the page to show. */
export interface StatusFailure {
  error: unknown
  fallback: string
}

interface ChangeStatusProps {
  member: StaffMember
  onFailure: (failure: StatusFailure | null) => void
}

/** One button that deactivates a person or brings them back; it stays, and keeps the focus, when that is done. */
export function ChangeStatus({ member, onFailure }: ChangeStatusProps) {
  const { orgId, refresh } = useStaffOrganization()
  // Which question is open: when its answer has come, the person’s status is another already.
  const [asked, setAsked] = useState<'deactivate' | 'reactivate' | null>(null)
  const close = () => setAsked(null)
  const isInactive = member.status === 'inactive'
  const saving = useSavePerson(member, personWrites(useApi(), orgId, member.id).reactivate())
  const reactivate = () => {
    onFailure(null)
    saving.save(
      { version: member.version },
      {
        onSaved: (saved) => {
          close()
          showToast({ title: reactivatedWords(saved), tone: 'good' })
        },
        onRefused: (error) => {
          close()
          onFailure({ error, fallback: STAFF_MESSAGES.reactivate })
          // Another person may have changed them meanwhile.
          void refresh()
        },
      },
    )
  }
  return (
    <>
      <Button
        {...(!isInactive && DeactivateDialog.onIntent)}
        onPress={() => setAsked(isInactive ? 'reactivate' : 'deactivate')}
      >
        {isInactive ? 'Reactivate' : 'Deactivate'}
      </Button>
      {asked === 'deactivate' && <DeactivateDialog member={member} onClose={close} />}
      <AlertDialog
        title={`Reactivate ${member.name}?`}
        isOpen={asked === 'reactivate'}
        onOpenChange={close}
        confirmLabel="Reactivate"
        cancelLabel="Leave deactivated"
        isPending={saving.isPending}
        onConfirm={reactivate}
      >
        They can sign in again with the roles and practices they had. If they never accepted their invitation,
        send it again afterwards.
      </AlertDialog>
    </>
  )
}

/** Who never accepted an invitation has nothing to sign in with yet. */
const reactivatedWords = ({ name, status }: StaffMember): string =>
  status === 'invited' ? `${name} reactivated. Send the invitation again` : `${name} can sign in again`
