import { ChevronLeft } from 'lucide'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { media } from '../../theme/media'
import { useMediaQuery } from '../AppShell/use-media-query'
import { Button } from '../Button/Button'
import { Glyph } from '../Icon/Glyph'
import { heading } from '../Heading/Heading.css'
import type { HeadingLevel } from '../Heading/Heading'
import { back, detailPart, listPart, nothing, part, splitView, title as titleStyle } from './SplitView.css'

/** What the chosen item of the list is about. */
export interface SplitViewDetail {
  /** The item's id; another one is another detail. */
  id: string
  /** The heading of the detail, which names its region. */
  title: string
  content: ReactNode
}

export interface SplitViewProps {
  /** Names the list's region, and the way back to it: "Clients". */
  listLabel: string
  /** What is chosen from, marking the chosen one itself; on narrow screens it is hidden, not unmounted. */
  list: ReactNode
  /** What is chosen; `null` shows `emptyDetail`, and on narrow screens the list. */
  detail: SplitViewDetail | null
  /** Beside the list, while nothing is chosen: an EmptyState. */
  emptyDetail: ReactNode
  /** Names the detail's region while nothing is chosen. */
  emptyLabel?: string | undefined
  /** The person wants the list back; only narrow screens ask for it. */
  onBack: () => void
  /** 2 by default. */
  headingLevel?: HeadingLevel | undefined
}

/** A list and what is chosen from it: side by side, or under 1024 px one at a time with a way back. */
export function SplitView(props: SplitViewProps) {
  const { listLabel, list, detail, emptyDetail, emptyLabel = 'Nothing chosen', onBack } = props
  const Title = `h${props.headingLevel ?? 2}` as const
  const titleId = useId()
  const isNarrow = useMediaQuery(media.belowDesktop)
  const { list: listRef, title: titleRef } = useSplitFocus(detail?.id, isNarrow)
  return (
    <div className={splitView} {...(isNarrow ? { 'data-narrow': true } : { 'data-wide': true })}>
      <section
        ref={listRef}
        aria-label={listLabel}
        tabIndex={-1}
        className={`${part} ${listPart}`}
        hidden={isNarrow && detail !== null}
      >
        {list}
      </section>
      {detail === null ? (
        !isNarrow && (
          <section aria-label={emptyLabel} className={`${part} ${nothing}`}>
            {emptyDetail}
          </section>
        )
      ) : (
        <section aria-labelledby={titleId} className={`${part} ${detailPart}`}>
          {isNarrow && (
            <div className={back}>
              <Button tone="quiet" icon={<Glyph of={ChevronLeft} />} onPress={onBack}>
                Back to {listLabel}
              </Button>
            </div>
          )}
          <Title
            ref={titleRef}
            id={titleId}
            tabIndex={-1}
            className={`${heading({ look: 'section' })} ${titleStyle}`}
          >
            {detail.title}
          </Title>
          {detail.content}
        </section>
      )}
    </div>
  )
}

interface SplitFocus {
  list: RefObject<HTMLElement | null>
  title: RefObject<HTMLHeadingElement | null>
}

/** On narrow screens, follows the person with focus: to the title of what opened, and back to the item. */
function useSplitFocus(detailId: string | undefined, isNarrow: boolean): SplitFocus {
  const list = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const item = useRef<Element | null>(null)
  const shownId = useRef(detailId)
  useLayoutEffect(() => {
    if (shownId.current === detailId) return
    shownId.current = detailId
    // The item that was pressed still has focus, though its list may be hidden by now.
    const pressed = document.activeElement
    if (detailId !== undefined && list.current?.contains(pressed)) item.current = pressed
    if (!isNarrow) return
    if (detailId !== undefined) title.current?.focus()
    else if (item.current instanceof HTMLElement && item.current.isConnected) item.current.focus()
    else list.current?.focus()
  }, [detailId, isNarrow])
  return { list, title }
}
