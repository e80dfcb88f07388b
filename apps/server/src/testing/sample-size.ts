/** Whether this run belongs to the long lane, which tries more and asks both databases everything. */
export const IS_LONG = process.env['OAKLET_LONG'] === '1'

/** How many times a random rule is tried: a few times by the gate, more often by the long lane. */
export const runs = ({ gate, long }: { gate: number; long: number }): number => (IS_LONG ? long : gate)
