import { CircleCheck, Clock, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import type { Tone } from '../../theme/tone-names'
import { Glyph } from '../Icon/Glyph'
import { actions as actionsStyle, banner, content, mark, title as titleStyle, words } from './Banner.css'

const MARKS = { info: Info, neutral: Info, good: CircleCheck, wait: Clock, bad: TriangleAlert } as const

export interface BannerProps {
  /** Picks the colour and the mark; the words have to say the same. */
  tone: Tone
  /** What happened, in a few words; a strong first line, no heading. */
  title?: string | undefined
  /** What happened, what is safe, what to do, in this order. */
  children: ReactNode
  /** Buttons or links that help at once; beside the words, or below them where it is narrow. */
  actions?: ReactNode
  /** Speaks at once when it appears; for what went wrong just now. */
  isAnnounced?: boolean | undefined
}

/** Says in place what happened, what is safe and what to do. */
export function Banner({ tone, title, children, actions, isAnnounced }: BannerProps) {
  return (
    <div className={banner({ tone })} role={isAnnounced === true ? 'alert' : undefined}>
      <span className={mark}>
        <Glyph of={MARKS[tone]} />
      </span>
      <div className={content}>
        <div className={words}>
          {title !== undefined && <p className={titleStyle}>{title}</p>}
          <div>{children}</div>
        </div>
        {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
      </div>
    </div>
  )
}
