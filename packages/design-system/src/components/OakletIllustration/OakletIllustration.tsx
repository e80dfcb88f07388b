import { bud, leftLeaf, meadow, plant, rightLeaf, stem, vein } from './OakletIllustration.css'

/** The growing oaklet of the public pages; fills the box it is given, and says nothing to those who listen. */
export function OakletIllustration() {
  return (
    <div className={meadow} aria-hidden="true">
      <svg viewBox="0 0 624 860" preserveAspectRatio="xMidYMax meet" className={plant} focusable="false">
        <path d="M312 900V446" className={stem} strokeWidth="14" strokeLinecap="round" />
        <g className={leftLeaf}>
          <path d="M312 560C192 574 118 498 132 380C252 368 312 450 312 560Z" />
          <path d="M306 552C276 480 220 420 150 394" className={vein} />
        </g>
        <g className={rightLeaf}>
          <path d="M312 641C312 538 380 474 498 490C498 602 424 658 312 641Z" />
          <path d="M322 634C360 576 416 526 480 504" className={vein} />
        </g>
        <g className={bud}>
          <path d="M312 450C250 380 252 288 322 230C386 292 386 384 312 450Z" />
          <path d="M314 436C308 372 312 306 321 252" className={vein} />
        </g>
      </svg>
    </div>
  )
}
