/** How thick a bar is drawn. */
export const BAR_PX = 16
const ROOM_PX = 16

/** The height of one place with so many bars, with the room around them. */
export const rowHeight = (bars: number): number => bars * (BAR_PX + 2) + ROOM_PX

/** The height of a drawing of so many places. */
export const barsHeight = (places: number, bars: number): number => places * rowHeight(bars)
