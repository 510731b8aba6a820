/*
 * Drawings on a 24 by 24 grid: strokes of 1.75, round ends. Ours, so that all of them are one hand. The
 * build puts each where it is used, so that a page carries no other. One that points along the line ends
 * with a space: the style of `Icon` mirrors it where lines run from right to left.
 */

export const alert = 'M12 3.2 21.4 20H2.6L12 3.2Zm0 6.3v4.6m0 3.1v.1'
export const arrowLeft = 'M19.5 12h-15m6.2-6.3L4.4 12l6.3 6.3 '
export const arrowRight = 'M4.5 12h15m-6.2-6.3 6.3 6.3-6.3 6.3 '
export const arrowUp = 'M12 19.5v-15M5.7 10.7 12 4.4l6.3 6.3'
export const badge =
  'M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm-3 -.9L7.6 21l4.4-2.3 4.4 2.3-1.4-7.4M9.8 9.2l1.6 1.6 2.9-3.2'
export const bank =
  'M3.5 9.5 12 4l8.5 5.5h-17ZM5.5 9.5V17m4.3-7.5V17m4.4-7.5V17m4.3-7.5V17M3.5 20h17'
export const book =
  'M12 6.5C10 5 7 4.5 3.5 4.7v13c3.5-.2 6.5.3 8.5 1.8 2-1.5 5-2 8.5-1.8v-13C17 4.5 14 5 12 6.5Zm0 0v13'
export const building = 'M5 20.5V4.5h9v16M14 9.5h5v11M3 20.5h18M8 8h3M8 11.5h3M8 15h3'
export const calendar = 'M4 6h16v14H4V6Zm0 4.5h16M8 3.5V8m8-4.5V8'
export const chart = 'M4 20h16M6.5 20v-6m5.5 6V5m5.5 15V10'
export const check = 'm4.5 12.6 5 5L19.5 6.8'
export const checkCircle = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4.2-8.7 3 3 5.4-6.3'
export const chevronDown = 'm6 9.5 6 6 6-6'
export const chevronLeft = 'm14.5 6-6 6 6 6 '
export const chevronRight = 'm9.5 6 6 6-6 6 '
export const chevronUp = 'm6 14.5 6-6 6 6'
export const clock = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5.2l3.4 2'
export const close = 'm6 6 12 12M18 6 6 18'
export const copy = 'M9 9h11v11H9V9Zm-3.5 6H4V4h11v1.5'
export const download = 'M12 4v11.5m-5-5 5 5 5-5M4.5 20h15'
export const edit = 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20Zm10-13.5L17.5 10'
export const external = 'M13.5 4.5h6v6m0-6-9 9M17.5 14.5v5h-13v-13h5'
export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'
export const filter = 'M4 7h16M7 12h10m-7 5h4'
export const fitPage = 'M6 3.5h12v17H6v-17Zm6 3.5v10m-2.5-7.5L12 7l2.5 2.5m-5 5L12 17l2.5-2.5'
export const fitWidth = 'M3.5 4.5v15m17-15v15M6.5 12h11m-8-3-3 3 3 3m5-6 3 3-3 3'
export const flag = 'M6 21V4m0 .5h12.5l-3 4.5 3 4.5H6'
export const gift =
  'M4 9h16v3.5H4V9Zm1.5 3.5h13V20h-13v-7.5ZM12 9v11m0-11c-5 0-5.5-5-2.7-5C11.2 4 12 6.5 12 9Zm0 0c5 0 5.5-5 2.7-5C12.8 4 12 6.5 12 9Z'
export const globe =
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.3 12h17.4M12 3c5 5.4 5 12.6 0 18-5-5.4-5-12.6 0-18Z'
export const grip = 'M9 6h.1M9 12h.1M9 18h.1M15 6h.1m-.1 6h.1m-.1 6h.1'
export const home = 'M4 11 12 4l8 7v9h-5.5v-6h-5v6H4v-9Z'
export const info = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5m0-8.8v.1'
export const link =
  'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3m2 3.7a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6'
export const list = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1m-.1 5.5h.1m-.1 5.5h.1'
export const lock = 'M5.5 10.5h13v9.5h-13v-9.5Zm2.5 0V8a4 4 0 0 1 8 0v2.5m-4 3.5v2.5'
export const logIn = 'M13.5 4.5h6v15h-6M4 12h10.5m-4-4 4 4-4 4 '
export const logOut = 'M10.5 4.5h-6v15h6M9.5 12H20m-4-4 4 4-4 4 '
export const mail = 'M3.5 5.5h17v13h-17v-13Zm0 1 8.5 7 8.5-7'
export const menu = 'M4 7h16M4 12h16M4 17h16'
export const minus = 'M5 12h14'
export const more = 'M5.5 12h.1m6.3 0h.1m6.3 0h.1'
export const offline =
  'M3 4.5l17 17M2.5 9.5A14 14 0 0 1 6.5 7m4-1.3A14 14 0 0 1 21.5 9.5M6 13.2a9 9 0 0 1 4-2.2m5.5.7a9 9 0 0 1 2.5 1.5M12 18.5h.1'
export const phone = 'M7.5 3h9v18h-9V3Zm3.5 15h2'
export const pin =
  'M12 21c4.5-4.7 6.8-8.2 6.8-11a6.8 6.8 0 0 0-13.6 0c0 2.8 2.3 6.3 6.8 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z'
export const plus = 'M12 5v14M5 12h14'
export const print = 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7V14Z'
export const qr =
  'M4 4h6v6H4V4Zm10 0h6v6h-6V4ZM4 14h6v6H4v-6Zm10 0h2.5v2.5H14V14Zm6 0v.1M14 20h2.5M20 17.5V20'
export const refresh = 'M20 12a8 8 0 1 1-2.4-5.7L20 8.7M20 4v4.7h-4.7'
export const search = 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5'
export const send = 'M20.5 3.5 10 14m10.5-10.5L14 20.5 10 14 3.5 10l17-6.5Z '
export const share = 'M12 15V3.5m-4 4 4-4 4 4M7 11H5v9.5h14V11h-2'
export const shield =
  'M12 3l7.5 2.8v5.7c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V5.8L12 3Zm-3.3 9 2.4 2.4 4.4-5'
export const spark =
  'M12 3.5c.8 5 3 7.2 8.5 8.5-5.5 1.3-7.7 3.5-8.5 8.5-.8-5-3-7.2-8.5-8.5 5.5-1.3 7.7-3.5 8.5-8.5Z'
export const sprout =
  'M12 20.5v-9m0 0c0-4-2.5-6.5-8-6.5 0 5 2.5 7.5 8 7.5m0 2c0-3.5 2.3-5.5 8-5.5 0 4.5-2.8 6.5-8 6.5'
export const swap = 'M7.5 4 3.5 8l4 4m-4-4h14M16.5 12l4 4-4 4m4-4h-14'
export const tag = 'M3.5 3.5h8l9 9-8 8-9-9v-8Zm4.5 4.5h.1'
export const target =
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-4.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm0-4.5h.1'
export const trash = 'M4 6.5h16M9 6.5v-3h6v3m-9 0 1 14h10l1-14M10 10.5v6m4-6v6'
export const turnLeft = 'M4 12a8 8 0 1 0 2.4-5.7L4 8.7M4 4v4.7h4.7'
export const turnRight = 'M20 12a8 8 0 1 1-2.4-5.7L20 8.7M20 4v4.7h-4.7'
export const upload = 'M12 15.5V4m-5 5 5-5 5 5M4.5 20h15'
export const user = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8.5c1-4.2 4-6 8-6s7 1.8 8 6'
export const users =
  'M9 11.5a3.7 3.7 0 1 0 0-7.5 3.7 3.7 0 0 0 0 7.5ZM2.5 20c.7-4 3.2-5.7 6.5-5.7s5.8 1.7 6.5 5.7M15.5 4.5a3.6 3.6 0 0 1 0 6.8m2 3.5c2.2.7 3.5 2.4 4 5.2'
