import type { ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria-components'
import { fields, group, legend as legendStyle } from './FieldGroup.css'

export const FIELD_GROUP_COLUMNS = [1, 2, 3] as const

export interface FieldGroupProps {
  /** What the fields are about; read before each of them. */
  legend: string
  /** Hides the legend visually; screen readers still read it. For fields beside their own heading. */
  isLegendHidden?: boolean
  /** The most columns; fewer where there is no room. */
  columns?: (typeof FIELD_GROUP_COLUMNS)[number]
  /** The fields in reading order, which goes along the columns. */
  children: ReactNode
}

/** Fields that belong together under one name. */
export function FieldGroup({ legend, isLegendHidden = false, columns = 1, children }: FieldGroupProps) {
  return (
    <fieldset className={group}>
      {isLegendHidden ? (
        <VisuallyHidden elementType="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={legendStyle}>{legend}</legend>
      )}
      <div className={fields({ columns })}>{children}</div>
    </fieldset>
  )
}
