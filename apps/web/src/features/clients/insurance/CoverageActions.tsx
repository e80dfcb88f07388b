import type { Coverage } from '@oaklet/api/contract'
import { Button, Icon, Inline, Menu } from '@oaklet/design-system'
import type { OnAct } from './coverage-acts'

interface CoverageActionsProps {
  coverage: Coverage
  isVerifying: boolean
  onVerify: () => void
  onAct: NonNullable<OnAct>
}

/** What can be done with one coverage. */
export function CoverageActions({ coverage, isVerifying, onVerify, onAct }: CoverageActionsProps) {
  return (
    <Inline gap="s">
      {coverage.status === 'unverified' && (
        <Button size="small" icon={<Icon of="check" />} isPending={isVerifying} onPress={onVerify}>
          Mark as verified
        </Button>
      )}
      <Menu
        label={`Actions for ${coverage.payerName}`}
        items={[
          { id: 'edit', label: 'Edit', icon: <Icon of="edit" /> },
          { id: 'delete', label: 'Delete', icon: <Icon of="trash" />, tone: 'danger' },
        ]}
        onAction={(kind) => onAct({ kind, coverage })}
      />
    </Inline>
  )
}
