import type { Client, Practice } from '@oaklet/api/contract'
import { lazyDialog } from '../../../shared/lazy-dialog'
import type { AddAuthorizationDialogProps } from './AddAuthorizationDialog'
import type { AddCoverageDialogProps } from './AddCoverageDialog'
import type { CoverageAct } from './coverage-acts'
import { DeleteAuthorizationQuestion } from './DeleteAuthorizationQuestion'
import { DeleteCoverageQuestion } from './DeleteCoverageQuestion'
import type { EditAuthorizationDialogProps } from './EditAuthorizationDialog'
import type { EditCoverageDialogProps } from './EditCoverageDialog'

/** The dialog that adds a coverage; its button loads it ahead. */
export const AddCoverageDialog = lazyDialog<AddCoverageDialogProps>(
  () => 'Add coverage',
  async () => (await import('./AddCoverageDialog')).AddCoverageDialog,
)
const EditCoverageDialog = lazyDialog<EditCoverageDialogProps>(
  ({ coverage }) => `Edit coverage with ${coverage.payerName}`,
  async () => (await import('./EditCoverageDialog')).EditCoverageDialog,
)
const AddAuthorizationDialog = lazyDialog<AddAuthorizationDialogProps>(
  () => 'Add authorization',
  async () => (await import('./AddAuthorizationDialog')).AddAuthorizationDialog,
)
const EditAuthorizationDialog = lazyDialog<EditAuthorizationDialogProps>(
  ({ authorization }) => `Edit authorization ${authorization.number}`,
  async () => (await import('./EditAuthorizationDialog')).EditAuthorizationDialog,
)

interface CoverageDialogsProps {
  act: CoverageAct
  client: Client
  practice: Practice
  freePriority: number
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  onClose: () => void
}

/** The dialog of what was chosen. */
export function CoverageDialogs({ act, client, practice, freePriority, ...shared }: CoverageDialogsProps) {
  const { currency } = practice
  switch (act.kind) {
    case 'add':
      return <AddCoverageDialog client={client} freePriority={freePriority} currency={currency} {...shared} />
    case 'edit':
      return <EditCoverageDialog coverage={act.coverage} currency={currency} {...shared} />
    case 'delete':
      return <DeleteCoverageQuestion coverage={act.coverage} onClose={shared.onClose} />
    case 'authorize':
      return <AddAuthorizationDialog coverage={act.coverage} {...shared} />
    case 'edit-authorization':
      return <EditAuthorizationDialog authorization={act.authorization} onClose={shared.onClose} />
    case 'delete-authorization':
      return <DeleteAuthorizationQuestion authorization={act.authorization} onClose={shared.onClose} />
  }
}
