import { useId, type ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../Heading/Heading'
import { actions as actionsStyle, card, header, titleBox } from './Card.css'

export const CARD_PADDINGS = ['standard', 'none'] as const

export interface CardProps {
  /** Names the region; a card without a title is not a region. */
  title?: ReactNode
  /** 2 by default; the look stays the same. */
  headingLevel?: HeadingLevel | undefined
  /** Buttons or a menu at the end of the title's line; without a title they are not drawn. */
  actions?: ReactNode
  /** `none` lets the content reach the edges, like a list; the title still has its padding. */
  padding?: (typeof CARD_PADDINGS)[number] | undefined
  /** What belongs to the subject; Bleed takes one part of it to the edges. */
  children: ReactNode
}

/** A surface for one subject of a page, with its title and what can be done to it. */
export function Card({ title, headingLevel = 2, actions, padding, children }: CardProps) {
  const id = useId()
  if (title === undefined) return <div className={card({ padding })}>{children}</div>
  return (
    <section className={card({ padding })} aria-labelledby={id}>
      <div className={header({ padding })}>
        <div className={titleBox}>
          <Heading level={headingLevel} look="card" id={id}>
            {title}
          </Heading>
        </div>
        {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}
