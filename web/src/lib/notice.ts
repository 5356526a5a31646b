/** Word of your turn outside of the page: a dot on the icon of the tab, and a message of the system if one wants it. */

const ICON = `${import.meta.env.BASE_URL}assets/icon.svg`;
const TURN = `${import.meta.env.BASE_URL}assets/icon-turn.svg`;

/** The icon of the tab, with a dot while it is your turn. */
export function dot(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = turn ? TURN : ICON;
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
}

/** Whether this browser has messages of the system at all. */
export function canTell(): boolean {
  return 'Notification' in globalThis;
}

/** Ask the person's leave, after a click only; whether it is given. */
export async function askLeave(): Promise<boolean> {
  if (!canTell()) return false;
  return (Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission) === 'granted';
}

/** Tell somebody who looks at something else of their turn; a click comes back to the table. */
export function tell(title: string, body: string, tag: string): boolean {
  if (!canTell() || Notification.permission !== 'granted' || document.hasFocus()) return false;
  const note = new Notification(title, { body, tag, icon: ICON });
  note.onclick = () => {
    window.focus();
    note.close();
  };
  return true;
}
