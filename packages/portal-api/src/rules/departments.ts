/** Whether a text can be the name of a department: `/` separates the names of a path. The caller checks the rest. */
export function isDepartmentName(text: string): boolean {
  return !/[/／;；]/.test(text);
}
