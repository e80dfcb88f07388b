/** Set on the document for as long as toasts are there. */
export const TOAST_ROOM = '--oaklet-toast-room'

/** How much of the window's end the toasts take, as CSS. */
export const toastRoom = `var(${TOAST_ROOM}, 0px)`
