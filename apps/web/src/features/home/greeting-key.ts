export type GreetingKey = 'greeting.morning' | 'greeting.day' | 'greeting.evening';

const NOON = 11;
const EVENING = 18;

/** Which greeting the hour asks for, in local time. */
export function greetingKey(now: Date): GreetingKey {
  const hour = now.getHours();
  if (hour < NOON) return 'greeting.morning';
  return hour < EVENING ? 'greeting.day' : 'greeting.evening';
}
