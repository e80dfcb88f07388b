import { memo } from 'react'
import { cssVars } from '../../TimeGrid/parts/css-vars'
import { shortSpan } from '../../TimeGrid/words/time-words'
import { colorOf } from '../../TimeGrid/parts/TimeGridEventBox'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden'
import type { Piece } from '../model/month-model'
import { piece as pieceStyle, pieceTime, words } from './MonthGridPiece.css'

interface Props {
  piece: Piece
  timeZone: string
  isActive: boolean
}

/** An event on one day: a line with its time, or a piece of a bar that joins its neighbours. */
export const MonthGridPiece = memo(function MonthGridPiece({ piece, timeZone, isActive }: Props) {
  const { event, isBar, joinsBefore } = piece
  const look = event.look ?? 'solid'
  return (
    <div
      role="button"
      tabIndex={isActive ? 0 : -1}
      data-stop={piece.key}
      data-look={look}
      data-bar={isBar || undefined}
      data-joins-before={joinsBefore || undefined}
      data-joins-after={piece.joinsAfter || undefined}
      className={pieceStyle({ look, color: colorOf(event.colorIndex) })}
      style={cssVars({ '--line': piece.lane + 1, '--reach': piece.reach })}
    >
      <VisuallyHidden>{piece.name}</VisuallyHidden>
      {!joinsBefore && (
        <span aria-hidden="true" className={words}>
          {!isBar && <bdi className={pieceTime}>{shortSpan(piece.start, piece.start, timeZone)}</bdi>}{' '}
          <bdi>{event.title}</bdi>
        </span>
      )}
    </div>
  )
})
