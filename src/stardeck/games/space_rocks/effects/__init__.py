"""What missions do, one effect per name in the card file. [rules 9]"""
