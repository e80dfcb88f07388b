import { SEARCH_MESSAGES } from '@oaklet/api'
import { Dialog, Drawer, Icon, IconButton, LoadingRegion, Skeleton } from '@oaklet/design-system'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '../../shared/lazy-part'
import { afterFrames } from '../../shared/after-frames'
import type { SearchScreen } from './search-screen'
import { SearchBox } from './SearchBox'
import { searchEntry } from './SearchBox.css'
import { useAsked } from './use-asked'

const waiting = (
  <LoadingRegion label="Loading" isLoading>
    <Skeleton shape="row" count={5} />
  </LoadingRegion>
)
const AnswerPanel = lazyPart(
  async () => (await import('./AnswerPanel')).AnswerPanel,
  ({ onClose }, failure) => (
    <Drawer title="Oaklet AI" isOpen onOpenChange={onClose}>
      {failure || waiting}
    </Drawer>
  ),
  SEARCH_MESSAGES.ask,
)
const SearchDialog = lazyPart(
  async () => (await import('./SearchDialog')).SearchDialog,
  ({ onClose }, failure) => (
    <Dialog title="Search" isOpen onOpenChange={onClose}>
      {failure || waiting}
    </Dialog>
  ),
)

interface SearchAreaProps {
  /** The screens that the person may see. */
  screens: readonly SearchScreen[]
  /** `button` where there is no room for a field. */
  look: 'field' | 'button'
}

/** The search of the top bar and the panel with its answer. */
export function SearchArea({ screens, look }: SearchAreaProps) {
  const { question, ask, close } = useAsked()
  const { key } = useLocation()
  const [dialogAt, setDialogAt] = useState<string | null>(null)
  const areaRef = useRef<HTMLDivElement>(null)
  const closeAnswer = () => {
    close()
    focusOnceFree(areaRef.current)
  }
  return (
    <>
      <div ref={areaRef} className={searchEntry}>
        {look === 'field' ? (
          <SearchBox screens={screens} onAsk={ask} />
        ) : (
          <IconButton
            label="Search"
            icon={<Icon of="search" />}
            {...SearchDialog.onIntent}
            onPress={() => setDialogAt(key)}
          />
        )}
      </div>
      {look === 'button' && dialogAt === key && (
        <SearchDialog
          screens={screens}
          onAsk={(asked) => {
            setDialogAt(null)
            ask(asked)
          }}
          onClose={() => setDialogAt(null)}
        />
      )}
      {question !== null && <AnswerPanel question={question} screens={screens} onClose={closeAnswer} />}
    </>
  )
}

/** An answer that was opened by its address, or from a dialog that is gone, knows of nothing to give focus back to. */
function focusOnceFree(area: HTMLElement | null): void {
  afterFrames(3, () => {
    if (document.activeElement === document.body) area?.querySelector<HTMLElement>('input, button')?.focus()
  })
}
