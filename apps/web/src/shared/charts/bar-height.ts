/** The thickness of a bar. */
export const BAR_PX = 16
const ROOM_PX = 16

/** Returns the height of a category with so many bars, with the space around them. */
export const rowHeight = (bars: number): number => bars * (BAR_PX + 2) + ROOM_PX

/** Returns the height of a chart with so many categories. */
export const barsHeight = (places: number, bars: number): number => places * rowHeight(bars)
