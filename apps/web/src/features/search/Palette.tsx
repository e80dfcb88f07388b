import { SEARCH_MESSAGES } from '@oaklet/api'
import { MIN_SUGGESTION_LENGTH } from '@oaklet/api/contract'
import { CommandPalette, Icon, type IconName, type PaletteItem } from '@oaklet/design-system'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../shared/paths'
import { matchLabels, type SearchScreen } from './search-screen'
import { type Suggestions, useSuggestions } from './use-suggestions'

/** Something that can be done from anywhere. */
export interface PaletteCommand {
  id: string
  label: string
  icon: IconName
  run: () => void
}

interface PaletteProps {
  /** What the person may see and do, and nothing else. */
  screens: readonly SearchScreen[]
  commands: readonly PaletteCommand[]
  onClose: () => void
}

/** Goes to a screen or a client, or does something, by a few letters. */
export function Palette({ screens, commands, onClose }: PaletteProps) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const suggestions = useSuggestions(query, NO_SCREENS, true)
  const clients = suggestions.groups.find(({ id }) => id === 'client')?.items ?? []
  const targets = [
    ...screens.map(({ path, ...screen }) => ({ ...screen, id: path, run: () => void navigate(path) })),
    ...commands,
  ]
  const choose = (id: string) => {
    const target = targets.find((one) => one.id === id)
    if (target) target.run()
    else void navigate(paths.client(id))
  }
  return (
    <CommandPalette
      label="Go to or do"
      placeholder="A screen, a client or an action"
      isOpen
      onOpenChange={onClose}
      query={query}
      onQueryChange={setQuery}
      isLoading={isEnough(query) && !(suggestions.isCurrent && isAnswered(suggestions))}
      emptyText={emptyText(query, suggestions)}
      sections={[
        { id: 'screens', label: 'Screens', items: matchLabels(screens, query).map(screenItem) },
        {
          id: 'clients',
          label: 'Clients',
          items: clients.map(({ id, title, detail }) => ({
            id,
            label: title,
            hint: detail,
            icon: <Icon of="user" />,
          })),
        },
        { id: 'actions', label: 'Actions', items: matchLabels(commands, query).map(commandItem) },
      ]}
      onAction={choose}
    />
  )
}

const isEnough = (query: string): boolean => query.trim().length >= MIN_SUGGESTION_LENGTH
const isAnswered = ({ state }: Suggestions): boolean => state !== 'waiting' && state !== 'slow'

/** Only what was looked for is said not to be there. */
function emptyText(query: string, { state }: Suggestions): string {
  if (!isEnough(query)) return 'No screen or action by that name. Type more than 2 letters to find a client.'
  if (state === 'failed') return `${SEARCH_MESSAGES.suggest}. No screen or action goes by that name.`
  return 'Nothing found. Try a client’s name, a screen or an action.'
}

/** The palette lists screens by themselves. */
const NO_SCREENS: readonly SearchScreen[] = []

const screenItem = ({ path, label, icon }: SearchScreen): PaletteItem => ({
  id: path,
  label,
  icon: <Icon of={icon} />,
})

const commandItem = ({ id, label, icon }: PaletteCommand): PaletteItem => ({
  id,
  label,
  icon: <Icon of={icon} />,
})
