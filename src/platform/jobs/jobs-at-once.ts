/**
 * The number of jobs that a process does at once. They mostly wait for others, such as a mail
 * server: with four at once, a server elsewhere took 18 mails a second
 * (docs/decisions/0079-concurrent-jobs.md). Mails that wait for long take eight of them at most.
 */
export const JOBS_AT_ONCE = 10;
