/** By then an opened dialog that nothing in it has taken the focus of has taken it once more, for VoiceOver. */
const SETTLED_MS = 600

/** For the plays of stories that give the focus back to something in a dialog right after it has opened. */
export const untilSettled = () => new Promise<void>((settled) => setTimeout(settled, SETTLED_MS))
