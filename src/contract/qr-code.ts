/** Modules of clear space around a QR code that readers need (ISO/IEC 18004). */
export const quietZone = 4
