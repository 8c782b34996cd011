/** What an icon draws, as path data on a 24×24 grid: lines with stroke 1.75 and round ends. */
export type IconPath = `M${string}`;

export const accessibilityIcon: IconPath =
  'M10.25 4.5a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0 -3.5 0M4.5 8.5c5 1.6 10 1.6 15 0M12 9.7v4.8M8.5 21l3.5-6.5 3.5 6.5';
export const arrowLeftIcon: IconPath = 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5';
export const arrowRightIcon: IconPath = 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5';
export const briefcaseIcon: IconPath = 'M4 8h16v11.5H4zM8.5 8V4.5h7V8M4 13.2h16M12 12v2.5';
export const buildingIcon: IconPath =
  'M5 20.5V4h9v16.5M14 9.5h5v11M3 20.5h18M8 7.8h3M8 11.6h3M8 15.4h3M16.5 13v.01M16.5 16.5v.01';
export const calendarIcon: IconPath =
  'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8M8.5 15l2.3 2.2 4.2-4.2';
export const cameraIcon: IconPath =
  'M4 4h16v16H4zM8.25 12a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0M16.9 7.1v.01';
export const cartIcon: IconPath =
  'M3 4.5h2.5l2 11h10.5l2-8H6.2M8 19.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M15.5 19.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0';
export const chatIcon: IconPath =
  'M12 3.75c4.8 0 8.5 3.4 8.5 7.75s-3.7 7.75-8.5 7.75c-1.2 0-2.4-.2-3.4-.6L3.75 20.25l1.5-4A7.4 7.4 0 0 1 3.5 11.5C3.5 7.15 7.2 3.75 12 3.75M8.5 10h7M8.5 13.5h4.5';
export const checkIcon: IconPath = 'M4.5 12.8 9.8 18 19.5 6.5';
export const chevronIcon: IconPath = 'M5.5 9l6.5 6.5L18.5 9';
export const clockIcon: IconPath =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7v5.3l3.6 2.2';
export const closeIcon: IconPath = 'M5.5 5.5l13 13M18.5 5.5l-13 13';
export const coinsIcon: IconPath =
  'M9.5 4.5c3.3 0 6 1.1 6 2.5s-2.7 2.5-6 2.5-6-1.1-6-2.5 2.7-2.5 6-2.5M3.5 7v5c0 1.4 2.7 2.5 6 2.5M15.5 7v2.5M3.5 12v5c0 1.4 2.7 2.5 6 2.5M15 11.5c3 0 5.5 1 5.5 2.3s-2.5 2.2-5.5 2.2-5.5-1-5.5-2.2 2.5-2.3 5.5-2.3M9.5 13.8v4c0 1.3 2.5 2.2 5.5 2.2s5.5-.9 5.5-2.2v-4';
export const contrastIcon: IconPath = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 3.5v17';
export const externalIcon: IconPath = 'M14 4h6v6M20 4l-9.5 9.5M10 5.5H4.5v14h14V14';
export const fileIcon: IconPath = 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5M9 12.5h6M9 16.5h6';
export const heartPulseIcon: IconPath =
  'M12 20C6.5 16 3.5 12.8 3.5 9a4.5 4.5 0 0 1 8.5-2.1A4.5 4.5 0 0 1 20.5 9c0 3.8-3 7-8.5 11M3.8 12.2h4.7l1.7-3 2.8 5.3 1.6-2.3h5.6';
export const infoIcon: IconPath =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 11v5.5M12 7.5v.01';
export const leafIcon: IconPath =
  'M5 19c-2-8 3-14.5 15-14.5.5 11-5 16.5-13 14M4 21c2-5.5 5.5-9 10.5-11';
export const linkIcon: IconPath =
  'M10 14a4.2 4.2 0 0 0 6 0l3.3-3.3a4.2 4.2 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0l-3.3 3.3a4.2 4.2 0 0 0 6 6L12 18';
export const lockIcon: IconPath =
  'M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5';
export const mailIcon: IconPath = 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6.5L20.5 7';
export const mapPinIcon: IconPath =
  'M12 21c-4.7-4.3-7-7.9-7-11a7 7 0 0 1 14 0c0 3.1-2.3 6.7-7 11M9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0';
export const menuIcon: IconPath = 'M4 6.5h16M4 12h16M4 17.5h16';
export const micIcon: IconPath =
  'M12 3.5a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M8.5 21h7';
export const minusIcon: IconPath = 'M5 12h14';
export const pauseIcon: IconPath = 'M8 5v14M16 5v14';
export const phoneIcon: IconPath =
  'M8.5 3.5H5.2A1.7 1.7 0 0 0 3.5 5.3C4 13.5 10.5 20 18.7 20.5a1.7 1.7 0 0 0 1.8-1.7v-3.3l-4.5-1.8-2 2.5a13 13 0 0 1-6.2-6.2l2.5-2z';
export const playIcon: IconPath = 'M7.5 4.5v15L19.5 12z';
export const plusIcon: IconPath = 'M12 5v14M5 12h14';
export const scaleIcon: IconPath =
  'M12 3.5v17M7.5 20.5h9M5 6.5h14M5.5 6.5 2.8 13.5a2.9 2.9 0 0 0 5.4 0zM18.5 6.5l-2.7 7a2.9 2.9 0 0 0 5.4 0z';
export const searchIcon: IconPath =
  'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M15.3 15.3 20.5 20.5';
export const shieldIcon: IconPath =
  'M12 3.5l7.5 2.7v5.3c0 4.3-3 7.5-7.5 9.5-4.5-2-7.5-5.2-7.5-9.5V6.2zM8.5 12l2.5 2.5 4.5-5';
export const starIcon: IconPath =
  'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8z';
export const sunIcon: IconPath =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7';
export const usersIcon: IconPath =
  'M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2.5 20c.3-4 2.9-6 6.5-6s6.2 2 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.6c2.1.8 3.3 2.6 3.5 5.4';
export const warningIcon: IconPath = 'M12 4 2.5 20h19zM12 10v4.5M12 17.2v.01';
