/** A choice in words. */
export const yesOrNo = (isSo: boolean): string => (isSo ? 'Yes' : 'No')
