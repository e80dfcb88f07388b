import { announce, Icon, Menu } from '@oaklet/design-system'
import { useNavigate } from 'react-router-dom'
import { PREFERENCE_KEYS, writePreference } from '../../shared/local-preference'
import { useSession } from '../../shared/use-session'
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
  const session = useSession()
  const navigate = useNavigate()
  const work = async (practice: PracticeName | undefined) => {
    if (practice === undefined || practice.id === current.id) return
    writePreference(PREFERENCE_KEYS.selectedClient, null)
    // A record of the one practice is none of the other, nor is what was looked for there.
    await navigate(area, { flushSync: true })
    session.setCurrentPractice(practice.id)
    announce(`You are in ${practice.name} now.`)
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
            onSelectionChange: ([id]) => void work(practices.find((practice) => practice.id === id)),
            items: practices.map(({ id, name }) => ({ id, label: name })),
          },
        ]}
      />
    </span>
  )
}
