import { shapes, skeleton } from './Skeleton.css'

export const SKELETON_SHAPES = ['line', 'block', 'row'] as const

export interface SkeletonProps {
  /** `line` for a line of text, `row` as high as a control, `block` for a picture or a chart (8 rem). */
  shape: (typeof SKELETON_SHAPES)[number]
  /** Any CSS length; the full width by default. */
  width?: string | undefined
  /** Any CSS length; what goes with the shape by default. */
  height?: string | undefined
  /** How many of them, one under another; 1 by default. */
  count?: number | undefined
}

/** The outline of what is coming, after 150 ms; silent, so put it in a LoadingRegion that speaks. */
export function Skeleton({ shape, width, height, count = 1 }: SkeletonProps) {
  return (
    <div className={skeleton} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={shapes({ shape })} style={{ inlineSize: width, blockSize: height }} />
      ))}
    </div>
  )
}
