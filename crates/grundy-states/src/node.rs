//! Nodes of a list of moves as states.

/// Writes a name into a state: its bytes, then zeros, and its length at the end. So states are in the order of their names.
pub(crate) fn write_name(name: &str, state: &mut [u64]) -> bool {
    let bytes = name.as_bytes();
    let fits = bytes.len() < 8 * state.len();
    if fits {
        state.fill(0);
        for (place, byte) in bytes.iter().enumerate() {
            state[place / 8] |= u64::from(*byte) << (56 - 8 * (place % 8));
        }
        if let Some(last) = state.last_mut() {
            *last |= bytes.len() as u64;
        }
    }
    fits
}

/// The state of a node by its name, in this many words; `None` if it does not fit.
pub fn name_of_node(name: &str, width: usize) -> Option<Vec<u64>> {
    let mut state = vec![0; width];
    write_name(name, &mut state).then_some(state)
}

/// The name of a node by its state.
pub fn name_of(state: &[u64]) -> String {
    let bytes: Vec<u8> = state.iter().flat_map(|word| word.to_be_bytes()).collect();
    let length = bytes.last().map_or(0, |length| usize::from(*length)).min(bytes.len().saturating_sub(1));
    String::from_utf8_lossy(&bytes[..length]).into_owned()
}
