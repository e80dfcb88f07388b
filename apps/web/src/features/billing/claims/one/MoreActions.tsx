import { MenuButton } from '@oaklet/design-system'
import type { ClaimAction, ClaimActionId } from './claim-actions'

export interface MoreActionsProps {
  actions: readonly ClaimAction[]
  isPending: boolean
  onAction: (id: ClaimActionId) => void
}

/** The menu of the actions that have no button of their own. */
export const MoreActions = ({ actions, ...props }: MoreActionsProps) => (
  <MenuButton
    label="More"
    placement="bottom end"
    items={actions.map((action) => ({
      ...action,
      tone: action.id === 'remove' ? ('danger' as const) : ('normal' as const),
    }))}
    {...props}
  />
)
