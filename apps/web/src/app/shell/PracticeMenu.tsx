import { Icon, Menu } from '@oaklet/design-system'
import { useNavigate } from 'react-router-dom'
import { leaveForPractice } from './use-change-over'
import type { PracticeName } from './use-practices'

interface PracticeMenuProps {
  current: PracticeName
  practices: readonly PracticeName[]
  /** Where the other practice opens: the area that the person is in. */
  area: string
  /** Called when the person points at the menu or focuses it, before it opens. */
  onIntent: () => void
}

/** The way to another of the person's practices; every screen then shows that one's records. */
export function PracticeMenu({ current, practices, area, onIntent }: PracticeMenuProps) {
  const navigate = useNavigate()
  const work = (practice: PracticeName | undefined) => {
    if (practice !== undefined && practice.id !== current.id) leaveForPractice(navigate, area, practice)
  }
  return (
    <span role="presentation" onPointerEnter={onIntent} onFocus={onIntent}>
      <Menu
        label={`Switch practice, now ${current.name}`}
        trigger={<Icon of="building" />}
        sections={[
          {
            id: 'practices',
            label: 'Practice',
            selectionMode: 'single',
            selectedKeys: [current.id],
            onSelectionChange: ([id]) => work(practices.find((practice) => practice.id === id)),
            items: practices.map(({ id, name }) => ({ id, label: name })),
          },
        ]}
      />
    </span>
  )
}
