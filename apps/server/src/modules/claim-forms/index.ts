export { overlayPdf, overlayTestPage } from './overlay-pdf'
export { readableClaimPdf } from './readable-claim-pdf'
