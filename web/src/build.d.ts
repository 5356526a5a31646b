/** Whether this page has its tables in a worker of its own; said by the build. */
declare const __TAB__: boolean;
