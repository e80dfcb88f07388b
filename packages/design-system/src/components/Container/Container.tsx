import type { ReactNode } from 'react'
import type { ContainerSize } from '../../tokens/size'
import { container } from './Container.css'

export const CONTAINER_ALIGNMENTS = ['start', 'center'] as const

export interface ContainerProps {
  /** `text` for what is read, `form` for what is filled in, `page` for everything else. */
  size?: ContainerSize | undefined
  /** Where it stands when there is room to spare. */
  align?: (typeof CONTAINER_ALIGNMENTS)[number] | undefined
  /** The content, whose width is limited; long words in it break. */
  children: ReactNode
}

/** As wide as there is room, and no wider than is good for what it holds. */
export function Container({ size, align, children }: ContainerProps) {
  return <div className={container({ size, align })}>{children}</div>
}
