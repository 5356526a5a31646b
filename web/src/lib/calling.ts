/** Being called to one's tables when no page of ours is open: the browser's push service wakes our service worker. */

import { api } from './api';
import { offers } from './away';
import { askLeave } from './notice';

const manager = async () => (await navigator.serviceWorker.ready).pushManager;

/** Whether this browser and this server can do it at all. */
export async function canCall(): Promise<boolean> {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && (await offers()).push !== '';
}

export async function isCalled(): Promise<boolean> {
  return (await (await manager()).getSubscription()) !== null;
}

async function say(subscription: PushSubscription, language: string): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await api.callMe({ endpoint: endpoint ?? '', point: keys?.['p256dh'] ?? '', secret: keys?.['auth'] ?? '', language });
}

/** Ask to be called in this language, after a click only; whether the person and the browser let it. */
export async function callMe(language: string): Promise<boolean> {
  if (!(await askLeave())) return false;
  const asked = { userVisibleOnly: true, applicationServerKey: (await offers()).push };
  await say(await (await manager()).subscribe(asked), language);
  return true;
}

export async function leaveMe(): Promise<void> {
  const subscription = await (await manager()).getSubscription();
  if (!subscription) return;
  await say(subscription, '');
  await subscription.unsubscribe();
}

/** At a table: the server learns anew whose this browser is, and that it still comes. */
export async function renew(language: string): Promise<void> {
  const subscription = (await canCall()) && (await (await manager()).getSubscription());
  if (subscription) await say(subscription, language);
}
