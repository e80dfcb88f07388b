import { STAFF_MESSAGES } from '@oaklet/api'
import type { StaffMember } from '@oaklet/api/contract'
import { Dialog, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { useApi } from '../../../shared/use-api'
import { staffQueries } from '../staff-queries'
import { useStaffOrganization } from '../use-staff-organization'
import { type DeactivateValues, NOTHING_CHOSEN } from './deactivate-form'
import { DeactivateForm } from './DeactivateForm'
import { useDeactivate } from './use-deactivate'

interface DeactivateDialogProps {
  member: StaffMember
  onClose: () => void
}

/** Ends a person’s work here once it is known what becomes of their appointments and clients. */
export function DeactivateDialog({ member, onClose }: DeactivateDialogProps) {
  const { orgId } = useStaffOrganization()
  const [values, setValues] = useState<DeactivateValues>(NOTHING_CHOSEN)
  const isHandedOver = values.choice === 'hand_over' || values.clients === 'hand_over'
  const handOverTo = isHandedOver ? (values.clinician?.id ?? null) : null
  const deactivating = useDeactivate(member.id)
  // What is on its way can't be taken back by closing.
  const close = () => !deactivating.isPending && onClose()
  const open = useQuery(staffQueries(useApi(), orgId).openAppointments(member.id, handOverTo))
  return (
    <Dialog title={`Deactivate ${member.name}`} isOpen onOpenChange={(isOpen) => !isOpen && close()}>
      <WhenLoaded
        query={open}
        fallback={STAFF_MESSAGES.openAppointments}
        label="Loading appointments"
        placeholder={<Skeleton shape="row" count={3} />}
      >
        {(appointments) => (
          <DeactivateForm
            member={member}
            open={appointments}
            isAsking={open.isPlaceholderData}
            deactivating={deactivating}
            values={values}
            onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
            onReload={() => void open.refetch()}
            onCancel={close}
            onDone={onClose}
          />
        )}
      </WhenLoaded>
    </Dialog>
  )
}
